/** The articles themselves: complete, of the right length, different from each other, and honest about their dates. */
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { href, pathIds, pathTable } from '@/config/paths';
import { site } from '@/config/site';
import { lastmod } from '@/content/lastmod';
import { pictureNames } from '@/content/picture-names';
import { promises } from '@/content/en/promises';
import { safety } from '@/content/safety';
import { loadPost, postSummaries } from '@/content/en/posts';
import type { BlogPost } from '@/content/types';
import { dubaiDay } from '@/contract/dubai-day';
import { asShipped } from '../support/as-shipped';
import { loadAllPosts } from '../support/posts';
import { countWords, readMinutes } from '../support/reading';

const posts = await loadAllPosts();
const each = posts.map((post): [string, BlogPost] => [post.slug, post]);
const textOf = (post: BlogPost): string =>
  [...post.sections.flatMap((s) => [s.title, s.content]), ...post.faqs.flatMap((f) => [f.question, f.answer])].join(
    '\n',
  );

describe('the posts', () => {
  const ofTheDocument = posts.filter(({ id }) => id <= 10);

  it('begins with the ten of the document, in its categories', () => {
    expect(ofTheDocument.map((post) => post.category).sort()).toEqual([
      'Adventure Guide',
      'Emergency Guide',
      'Fleet Management',
      'Legal Guide',
      'Maintenance Guide',
      'Preparedness Guide',
      'Safety Guide',
      'Safety Guide',
      'Service Guide',
      'Technology',
    ]);
  });

  it('published the ten within the year before 20 November 2026', () => {
    for (const { slug, publishDate } of ofTheDocument) {
      expect(Date.parse(publishDate), slug).toBeGreaterThan(Date.parse('2025-11-20'));
      expect(Date.parse(publishDate), slug).toBeLessThan(Date.parse('2026-11-20'));
    }
  });

  it('the pages that list them changed no earlier than the newest came', () => {
    const newest = posts
      .map(({ publishDate }) => dubaiDay(Date.parse(publishDate)))
      .sort()
      .at(-1)!;
    const lists = pathIds.filter((id): id is 'blog' | 'sitemap' => /^(?:blog|sitemap)/.test(id));
    expect(lists.filter((id) => lastmod[id] < newest)).toEqual([]);
  });

  it('has no file in the folder that no list knows', () => {
    const files = readdirSync('src/content/en/posts')
      .filter((file) => file.endsWith('.meta.ts'))
      .map((file) => file.replace('.meta.ts', ''));
    expect(files.sort()).toEqual(posts.map((post) => post.slug).sort());
    for (const slug of files) expect(existsSync(`src/content/en/posts/${slug}.ts`), slug).toBe(true);
  });

  it.each(['id', 'slug', 'title', 'description', 'publishDate'] as const)(
    'gives every post a %s of its own',
    (field) => {
      expect(new Set(posts.map((post) => post[field])).size).toBe(posts.length);
    },
  );

  it('shows every picture once', () => {
    const names = posts
      .flatMap((post) => [post.image, ...post.sections.flatMap((s) => (s.image ? [s.image] : []))])
      .map((pic) => pic.name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    expect(names.filter((name) => !pictureNames.includes(name))).toEqual([]);
  });

  it('lists them newest first', () => {
    const dates = postSummaries.map((post) => Date.parse(post.publishDate));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  });

  it('keeps the texts out of the summaries', () => {
    for (const summary of postSummaries) {
      expect(summary).not.toHaveProperty('sections');
      expect(summary).not.toHaveProperty('faqs');
    }
  });

  it('finds a post by its slug, and none by another', async () => {
    expect((await loadPost('boot-kit'))?.title).toBe('The Boot Kit Every UAE Driver Needs');
    await expect(loadPost('no-such-post')).resolves.toBeUndefined();
  });
});

describe.each(each)('%s', (_slug, post) => {
  it('has the fields of the document', () => {
    expect(post.content).toBe('');
    expect(post.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(post.author.length).toBeGreaterThan(3);
    expect(post.canonicalUrl).toBe(`${site.origin}${href('blog')}/${post.slug}`);
    expect(post.keywords.length).toBeGreaterThanOrEqual(4);
    expect(new Set(post.keywords).size).toBe(post.keywords.length);
    expect(post.image.alt.length).toBeGreaterThan(40);
  });

  it('fits a result page', () => {
    const title = asShipped(`${post.title} | ${site.name}`);
    const { description } = post;
    expect(title.length, title).toBeGreaterThanOrEqual(30);
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeGreaterThanOrEqual(70);
    expect(description.length, description).toBeLessThanOrEqual(160);
  });

  it('has 4 to 6 sections with ids of their own, and 3 to 5 questions with answers', () => {
    expect(post.sections.length).toBeGreaterThanOrEqual(4);
    expect(post.sections.length).toBeLessThanOrEqual(6);
    expect(post.faqs.length).toBeGreaterThanOrEqual(3);
    expect(post.faqs.length).toBeLessThanOrEqual(5);
    expect(new Set(post.sections.map((s) => s.id)).size).toBe(post.sections.length);
    for (const section of post.sections) {
      expect(section.id).toMatch(/^[a-z][a-z0-9-]*$/);
      expect(section.content.length, section.id).toBeGreaterThan(300);
    }
    for (const { question, answer } of post.faqs) {
      expect(question).toMatch(/[?]$|[.] (What|Am|Can).*[?]$/);
      expect(answer.length).toBeGreaterThan(60);
    }
  });

  it('is 800 to 1,500 words long, and its read time is right at 200 a minute', () => {
    expect(countWords(post)).toBeGreaterThanOrEqual(800);
    expect(countWords(post)).toBeLessThanOrEqual(1500);
    expect(post.readTime).toBe(readMinutes(post));
  });

  it('was not changed before it was published', () => {
    expect(post.updated).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(post.updated >= post.publishDate.slice(0, 10)).toBe(true);
  });

  it('says of which date it speaks wherever it names a law or a rule of an authority', () => {
    const paragraphs = textOf(post).split(/\n\s*\n/);
    for (const paragraph of paragraphs.filter((p) => /decree|federal law|RTA's position|by law/i.test(p))) {
      expect(paragraph).toMatch(/as of November 2026/i);
    }
  });

  it('is plain text: no markup, no addresses, no filler', () => {
    expect(textOf(post)).not.toMatch(/<[a-z/]|https?:|\*\*|lorem|TODO|in conclusion|in today's/i);
    expect(textOf(post)).not.toMatch(/ $/m);
    expect(Object.values(pathTable).some(({ path }) => path !== '/' && textOf(post).includes(path))).toBe(false);
  });
});

/** Said once for every page, on purpose. */
const RULES: readonly string[] = [...Object.values<string>({ ...safety.en }), promises.desertLights];

describe('between the posts', () => {
  const runs = (post: BlogPost, length: number): Set<string> => {
    const own = RULES.reduce((text, rule) => text.replaceAll(rule, ' | '), textOf(post));
    const words = own.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
    return new Set(words.slice(length - 1).map((_, i) => words.slice(i, i + length).join(' ')));
  };

  it('no eight words in a row stand in two articles', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const post of posts) {
      for (const run of runs(post, 8)) {
        if (seen.has(run)) twice.push(`${seen.get(run)} / ${post.slug}: ${run}`);
        seen.set(run, post.slug);
      }
    }
    expect(twice).toEqual([]);
  });

  it('no two articles share a tenth of their phrases', () => {
    for (const [index, post] of posts.entries()) {
      const own = runs(post, 3);
      for (const other of posts.slice(index + 1)) {
        const theirs = runs(other, 3);
        const shared = [...own].filter((run) => theirs.has(run)).length;
        expect(shared / Math.min(own.size, theirs.size), `${post.slug} / ${other.slug}`).toBeLessThan(0.1);
      }
    }
  });

  it('no question is asked twice', () => {
    const questions = posts.flatMap((post) => post.faqs.map((faq) => faq.question));
    expect(new Set(questions).size).toBe(questions.length);
  });
});
