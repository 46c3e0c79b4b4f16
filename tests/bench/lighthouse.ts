/**
 * Lighthouse for phones: its own settings (Moto G Power, simulated slow 4G, 4 × CPU),
 * each figure the median of the runs.
 */
import lighthouse from 'lighthouse';
import { launchChromium } from './chromium';
import { median } from './median';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** The figures of one visit to a page. */
interface Run {
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** Milliseconds. */
  lcp: number;
  tbt: number;
  cls: number;
  /**
   * Lighthouse's own measure of the machine while it ran: 1,000 and more on an idle
   * desktop; below, the figures are too bad.
   */
  benchmarkIndex: number;
  /** Audits that cost points, worst first: "audit-id: what it says". */
  lost: string[];
}

/** The medians of a page's runs, and what any of them lost points for. */
export interface PageScore extends Run {
  path: string;
}

/** Tries of one run: on a busy machine Lighthouse now and then loses the trace of a page load. */
const TRIES = 3;

async function once(url: string, tries = TRIES): Promise<Run> {
  const chrome = await launchChromium();
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    });
    if (!result) throw new Error(`no result for ${url}`);
    const { lhr } = result;
    if (lhr.runtimeError && tries > 1) return await once(url, tries - 1);
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const scores = Object.fromEntries(
      CATEGORIES.map((id) => [id, (lhr.categories[id]?.score ?? 0) * 100]),
    ) as Run['scores'];
    const figure = (id: string): number => lhr.audits[id]?.numericValue ?? NaN;
    const refs = CATEGORIES.flatMap((id) => lhr.categories[id]?.auditRefs ?? []).filter((ref) => ref.weight > 0);
    const lost = refs.flatMap(({ id }) => {
      const audit = lhr.audits[id];
      return audit && audit.score !== null && audit.score < 0.995
        ? [`${id}: ${audit.displayValue ?? audit.title}`]
        : [];
    });
    return {
      scores,
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
      benchmarkIndex: lhr.environment.benchmarkIndex,
      lost,
    };
  } finally {
    await chrome.kill();
  }
}

/** Measures `path` of the site at `origin`. Throws when the page can't be loaded. */
export async function scorePage(origin: string, path: string, runs: number): Promise<PageScore> {
  const results: Run[] = [];
  for (let i = 0; i < runs; i += 1) results.push(await once(origin + path));
  const middle = (pick: (run: Run) => number): number => median(results.map(pick));
  return {
    path,
    scores: Object.fromEntries(
      CATEGORIES.map((id) => [id, Math.round(middle((run) => run.scores[id]))]),
    ) as PageScore['scores'],
    lcp: middle((run) => run.lcp),
    tbt: middle((run) => run.tbt),
    cls: middle((run) => run.cls),
    benchmarkIndex: middle((run) => run.benchmarkIndex),
    lost: [...new Set(results.flatMap((run) => run.lost))],
  };
}
