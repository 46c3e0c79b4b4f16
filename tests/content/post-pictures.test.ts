/**
 * The pictures inside the articles: two or more in each, good ones, each at the paragraph
 * that it explains, the same in both languages.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadPost as loadArabic } from '@/content/ar/posts';
import { strips as arabicStrips } from '@/content/ar/strips';
import { strips as englishStrips } from '@/content/en/strips';
import { pictureNames } from '@/content/picture-names';
import type { BlogPost } from '@/content/types';
import { textBlocks } from '@/features/blog/article/text-blocks';
import { loadAllPosts } from '../support/posts';

const english = await loadAllPosts();
const arabic = (await Promise.all(english.map(({ slug }) => loadArabic(slug)))) as BlogPost[];
const all = [...english, ...arabic].map((post): [string, BlogPost] => [`${post.lang}: ${post.slug}`, post]);

const pictures = ({ sections }: BlogPost) => sections.flatMap(({ image }) => image ?? []);
const stripsOf = ({ sections }: BlogPost) => sections.flatMap(({ strip }) => strip ?? []);
/** What a page says of its pictures to those who can't see them. */
const altsInStrips = (post: BlogPost) =>
  (post.lang === 'ar' ? arabicStrips : englishStrips).list
    .filter(({ id }) => stripsOf(post).includes(id))
    .flatMap(({ frames }) => frames.map(({ alt }) => alt));
const marks = new Map(
  [...readFileSync('art/docs/marks.md', 'utf8').matchAll(/^\| ([a-z][\w-]+) \| .+? \| (\d+) \| (\d+) \|/gm)].map(
    ([, name = '', small, large]) => [name, Math.min(Number(small), Number(large))],
  ),
);

describe.each(all)('%s', (_name, post) => {
  it('has two pictures or more in its sections, a strip counted as one', () => {
    expect(pictures(post).length + stripsOf(post).length).toBeGreaterThanOrEqual(2);
    expect(pictures(post).length).toBeGreaterThanOrEqual(1);
  });

  it('shows no picture twice, each is one of the site’s, and each is marked 7 or better', () => {
    const names = [post.image.name, ...pictures(post).map(({ name }) => name)];
    expect(new Set(names).size).toBe(names.length);
    for (const name of names.slice(1)) {
      expect(pictureNames).toContain(name);
      expect(marks.get(name), name).toBeGreaterThanOrEqual(7);
    }
  });

  it('says of each picture what it shows, in other words than of the others, and in a short line why it stands there', () => {
    const alts = [post.image.alt, ...pictures(post).map(({ alt }) => alt), ...altsInStrips(post)];
    expect(new Set(alts).size).toBe(alts.length);
    for (const { alt, caption = '' } of pictures(post)) {
      expect(alt.length, alt).toBeGreaterThan(40);
      expect(alt.length, alt).toBeLessThanOrEqual(160);
      expect(caption.length, caption).toBeGreaterThan(15);
      expect(caption.length, caption).toBeLessThanOrEqual(90);
      expect(caption).toMatch(/\.$/);
      expect(alt).not.toMatch(/\.$/);
    }
  });

  it('puts each behind a part of the text, and never between a line with a colon and its list', () => {
    for (const { id, content, image } of post.sections.filter(({ image }) => image)) {
      const blocks = textBlocks(content);
      const before = blocks[image!.after - 1];
      expect(before, id).toBeDefined();
      const opensList = before?.kind === 'paragraph' && before.text.endsWith(':');
      expect(opensList && blocks[image!.after]?.kind !== 'paragraph', id).toBe(false);
    }
  });
});

it('no picture explains two articles', () => {
  const names = english.flatMap((post) => pictures(post).map(({ name }) => name));
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

it('the Arabic twin has the same pictures and strips, at the same places, in Arabic', () => {
  const places = (post: BlogPost) =>
    post.sections.map(({ id, image, strip }) => [id, image?.name, image?.after, image && 'caption' in image, strip]);
  for (const [i, post] of arabic.entries()) {
    expect(places(post), post.slug).toEqual(places(english[i]!));
    for (const { alt, caption } of pictures(post)) {
      expect(alt).not.toMatch(/[a-z]/i);
      expect(caption).not.toMatch(/[a-z]/i);
    }
  }
});
