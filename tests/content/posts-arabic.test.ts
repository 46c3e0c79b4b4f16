/** The Arabic articles: the twin of each English one, whole, in words of their own. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addressIn, langOf, postHref } from '@/config/paths';
import { site } from '@/config/site';
import { loadPost, postSummaries } from '@/content/ar/posts';
import type { BlogPost } from '@/content/types';
import { textBlocks } from '@/features/blog/article/text-blocks';
import { categoriesOf, filterPosts } from '@/features/blog/filter';
import { relatedPosts } from '@/features/blog/related';
import { searchText } from '@/contract/search-text';
import { asShipped } from '../support/as-shipped';
import { loadAllPosts } from '../support/posts';
import { readMinutes } from '../support/reading';

const english = await loadAllPosts();
const posts = (await Promise.all(postSummaries.map(({ slug }) => loadPost(slug)))) as BlogPost[];
const pairs = posts.map((post, i): [string, BlogPost, BlogPost] => [post.slug, post, english[i] as BlogPost]);
const texts = (post: BlogPost): string[] => [
  post.title,
  post.description,
  post.category,
  post.image.alt,
  ...post.keywords,
  ...post.sections.flatMap((s) => [
    s.title,
    s.content,
    ...(s.image ? [s.image.alt, s.image.caption ?? s.image.alt] : []),
  ]),
  ...post.faqs.flatMap((f) => [f.question, f.answer]),
];

it('has the articles of the English blog, in its order, and no file that no list knows', () => {
  expect(posts.map((post) => post.slug)).toEqual(english.map((post) => post.slug));
  const files = readdirSync('src/content/ar/posts').filter((file) => file.endsWith('.meta.ts'));
  expect(files).toHaveLength(posts.length);
});

describe.each(pairs)('%s', (slug, post, twin) => {
  it('has the parts of its twin', () => {
    expect(post.slug).toBe(twin.slug);
    expect([post.id, post.publishDate, post.image.name, post.about, post.facts]).toEqual([
      twin.id,
      twin.publishDate,
      twin.image.name,
      twin.about,
      twin.facts,
    ]);
    expect(post.sections.map(({ id }) => id)).toEqual(twin.sections.map(({ id }) => id));
    expect(post.faqs).toHaveLength(twin.faqs.length);
    // The same lists, with as many items: advice that is missing in one language is missing for its readers.
    const lists = ({ sections }: BlogPost) =>
      sections.map(({ content }) =>
        textBlocks(content).flatMap((block) => (block.kind === 'paragraph' ? [] : [[block.kind, block.items.length]])),
      );
    expect(lists(post)).toEqual(lists(twin));
  });

  it('is at its own address in Arabic, and the switch leads from one to the other', () => {
    expect(post.canonicalUrl).toBe(`${site.origin}/blog-arabic/${slug}`);
    expect(langOf(`/blog-arabic/${slug}`)).toBe('ar');
    expect(addressIn(`/blog/${slug}`, 'ar')).toBe(postHref(slug, 'ar'));
    expect(addressIn(`/blog-arabic/${slug}`, 'en')).toBe(postHref(slug, 'en'));
  });

  it('fits a result page, and its read time is right', () => {
    const title = asShipped(`${post.title} | ${site.nameAr}`);
    expect(title.length, title).toBeGreaterThanOrEqual(30);
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(post.description.length, post.description).toBeGreaterThanOrEqual(70);
    expect(post.description.length, post.description).toBeLessThanOrEqual(160);
    expect(post.readTime).toBe(readMinutes(post));
    expect(post.updated >= post.publishDate.slice(0, 10)).toBe(true);
  });

  it('is written in Arabic, with Arabic marks, and no range or sign that turns round', () => {
    for (const text of texts(post)) {
      expect(text).toMatch(/\p{Script=Arabic}/u);
      const latin = text.match(/[A-Za-z]\w*/g) ?? [];
      // Roads, units, a name, and what is pressed into a tyre: nobody finds «دوت» there.
      expect(latin.filter((word) => !/^(E\d+|psi|Plus|Code|Google|DOT|[ABCV])$/.test(word))).toEqual([]);
      expect(text).not.toMatch(/[,;?](\s|$)/);
      // The marks of lists stand at the beginning of a line and are not shown.
      const shown = text.replace(/^- /gm, '• ');
      expect(shown).not.toMatch(/\d\s*[-–+]|[-–+]\s*\d/);
      expect(shown).not.toMatch(/\d \d/);
      expect(shown).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9\u0640]/);
      expect(text).not.toMatch(/ $|<[a-z/]|https?:|\*\*/m);
    }
  });

  it('says of which date it speaks wherever it names a law or a rule of an authority', () => {
    const paragraphs = post.sections.flatMap(({ content }) => content.split(/\n\s*\n/));
    for (const paragraph of paragraphs.filter((p) => /مرسوم|القانون الاتحادي|الفحص الفني/.test(p)))
      expect(paragraph).toMatch(/نوفمبر 2026/);
  });

  it('is about money and points that the English one names too', () => {
    const figures = (one: BlogPost) =>
      [
        ...new Set(
          texts(one)
            .join(' ')
            .match(/\b(?:AED )?\d{1,3}(?:,\d{3})+\b|\bAED \d+|\d+ (?:درهم|دراهم)/g) ?? [],
        ),
      ]
        .map((figure) => Number(figure.replace(/\D/g, '')))
        .sort((a, b) => a - b);
    expect(figures(post).filter((figure) => !texts(twin).join(' ').includes(figure.toLocaleString('en')))).toEqual([]);
  });
});

describe('the Arabic list', () => {
  it('finds what is typed without hamza, marks or the right last letter', () => {
    const found = (query: string) => filterPosts(postSummaries, { query }).map(({ slug }) => slug);
    expect(searchText('أُصيبَ في حادثةٍ')).toBe('اصيب في حادثه');
    expect(searchText('کہی')).toBe(searchText('كهي'));
    expect(found('اطارات')).toContain('tyres-in-gulf-heat');
    expect(found('الصحرا')).toContain('stuck-in-the-dunes');
    expect(found('زرافة')).toEqual([]);
  });
  it('has as many subjects as the English one, and related articles for each', () => {
    expect(categoriesOf(postSummaries, 'ar')).toHaveLength(new Set(english.map(({ category }) => category)).size);
    for (const post of posts) expect(relatedPosts(post, postSummaries).length).toBeGreaterThan(0);
  });
});
