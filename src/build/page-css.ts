/**
 * The part of the stylesheet that a page's own HTML can use. It is inlined, so that the first paint waits for
 * nothing and reads half as much; the whole sheet comes with the scripts, for whatever they bring to the page.
 */
import postcss, { type Container, type Rule } from 'postcss';

/**
 * Arguments of functional pseudo-classes: `:is(.a, .b)` holds alternatives, `:not(.a)`
 * the opposite. What they name decides nothing.
 */
const ARGUMENTS = /:(?:is|where|not|has)\((?:[^()]|\([^()]*\))*\)/g;
/** A class in a selector, its special characters escaped. */
const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi;

const unescape = (name: string): string =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code: string | undefined, char: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : char,
  );

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};
const decode = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => ENTITIES[entity]!);

/** Every class that stands in `html`. */
export function classesOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => decode(names!).split(/\s+/)));
}

const classesIn = (selector: string): string[] =>
  [...selector.replace(ARGUMENTS, '').matchAll(CLASS)].map(([, name]) => unescape(name!));

/**
 * Reads `css` once; the function it returns gives the rules that a page can use: those with a selector
 * all of whose classes stand in its HTML. States (`:hover`, `[open]`) stay, rules without a class too.
 */
export function pageCss(css: string): (html: string) => string {
  const sheet = postcss.parse(css);
  return (html) => {
    const present = classesOf(html);
    const usable = (rule: Rule): boolean =>
      rule.selectors.some((selector) => classesIn(selector).every((name) => present.has(name)));
    const prune = (container: Container): void => {
      container.each((node) => {
        if (node.type === 'rule' && !isStep(node) && !usable(node)) node.remove();
        else if ((node.type === 'atrule' || node.type === 'rule') && node.nodes) {
          const before = node.nodes.length;
          prune(node);
          if (before > 0 && node.nodes.length === 0) node.remove();
        }
      });
    };
    const own = sheet.clone();
    prune(own);
    return own.toString();
  };
}

/**
 * The whole sheet for a page that already has its own part inline: without `@font-face`. A face that is declared twice
 * counts as a new one, and the browser lays out every text again.
 */
export function laterCss(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (rule) => void rule.remove());
  return sheet.toString();
}

/** `from`, `to` and `50%` in keyframes are not selectors. */
const isStep = (rule: Rule): boolean =>
  rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as { name?: string }).name ?? '');
