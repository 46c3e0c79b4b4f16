import { describe, expect, it, vi } from 'vitest';
import { site } from '@/config/site';
import { blogWords as arabic } from '@/content/ar/blog';
import { loadPost as loadArabicPost } from '@/content/ar/posts';
import { blogPage } from '@/content/en/blog';
import { loadPost, postSummaries } from '@/content/en/posts';
import { activeSection } from '@/features/blog/article/active-section';
import { copyText } from '@/features/blog/article/copy-text';
import { networks, pageAddress } from '@/features/blog/article/share-links';
import { textBlocks } from '@/features/blog/article/text-blocks';
import { MAX_VIEWS, MIN_VIEWS, viewsOf } from '@/features/blog/article/views';
import { blogPosting, blogRecord, postImage, structuredWordCount } from '@/features/blog/structured-data';
import type { BlogPost } from '@/content/types';
import { countWords, readMinutes } from '../../support/reading';

describe('the active section', () => {
  const at = (...tops: number[]) => activeSection(tops.map((top, i) => ({ id: `s${i}`, top })));
  it('is the last one whose top is at most 100 px from the top of the viewport', () => {
    expect(at(101, 500)).toBeUndefined();
    expect(at(100, 500)).toBe('s0');
    expect(at(-900, 99, 101)).toBe('s1');
    expect(at(-900, -500, -10)).toBe('s2');
  });
});

describe('the views figure', () => {
  it('reaches from 500 to 5499', () => {
    expect(viewsOf('lowest', () => 0)).toBe(MIN_VIEWS);
    expect(viewsOf('highest', () => 0.999999999)).toBe(MAX_VIEWS);
    expect([MIN_VIEWS, MAX_VIEWS]).toEqual([500, 5499]);
  });
  it('is drawn once per article', () => {
    const random = vi.fn(() => 0.5);
    expect(viewsOf('once', random)).toBe(3000);
    expect(viewsOf('once', random)).toBe(3000);
    expect(random).toHaveBeenCalledTimes(1);
    expect(viewsOf('another', () => 0.1)).toBe(1000);
  });
  it('is counted as Arabic counts: 3 to 10 at its end take the plural', () => {
    expect([2244, 3205, 510, 511].map(arabic.article.views)).toEqual([
      '2,244 مشاهدة',
      '3,205 مشاهدات',
      '510 مشاهدات',
      '511 مشاهدة',
    ]);
  });
  it('is drawn once where the browser stores nothing, too', () => {
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    });
    expect(viewsOf('unstored', () => 0.5)).toBe(3000);
    expect(viewsOf('unstored', () => 0)).toBe(3000);
    refused.mockRestore();
  });
  it('is the same after a reload of the tab', () => {
    sessionStorage.setItem('rnm.views.reloaded', '1234');
    expect(viewsOf('reloaded', () => 0)).toBe(1234);
  });
  it.each(['"many"', '499', '5500', '12.5', '{'])('is drawn anew when the tab holds %s', (stored) => {
    sessionStorage.setItem(`rnm.views.bad${stored}`, stored);
    expect(viewsOf(`bad${stored}`, () => 0)).toBe(500);
  });
});

describe('the text of a section', () => {
  it('keeps every line break, and makes lists of marked lines', () => {
    expect(textBlocks('One line\nand the next.\n\nNew paragraph:\n- first\n- second\n1. step\n2. other')).toEqual([
      { kind: 'paragraph', text: 'One line\nand the next.' },
      { kind: 'paragraph', text: 'New paragraph:' },
      { kind: 'bullets', items: ['first', 'second'] },
      { kind: 'steps', items: ['step', 'other'] },
    ]);
  });
  it('separates two lists by a blank line', () => {
    expect(textBlocks('- a\n\n- b')).toHaveLength(2);
  });
  it('loses no word of any article', async () => {
    for (const { slug } of postSummaries) {
      for (const { content } of ((await loadPost(slug)) as BlogPost).sections) {
        const shown = textBlocks(content).flatMap((b) => (b.kind === 'paragraph' ? b.text.split('\n') : b.items));
        const written = content
          .split('\n')
          .filter(Boolean)
          .map((line) => line.replace(/^(- |\d+\. )/, ''));
        expect(shown).toEqual(written);
      }
    }
  });
  it('numbers steps from one without a gap, as the page counts them itself', async () => {
    for (const { slug } of postSummaries) {
      for (const { id, content } of ((await loadPost(slug)) as BlogPost).sections) {
        for (const block of content
          .split(/\n(?!\d+\. )/)
          .filter((part) => /^\d+\. /.test(part) || /\n\d+\. /.test(part))) {
          const numbers = [...block.matchAll(/^(\d+)\. /gm)].map((m) => Number(m[1]));
          expect(numbers, `${slug}#${id}`).toEqual(numbers.map((_, i) => i + 1));
        }
      }
    }
  });
});

describe('sharing', () => {
  const address = 'https://example.com/blog/a?b';
  it.each([
    ['Facebook', 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fexample.com%2Fblog%2Fa%3Fb'],
    ['X', 'https://x.com/intent/post?url=https%3A%2F%2Fexample.com%2Fblog%2Fa%3Fb&text=Heat%20%26%20tyres'],
    ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fexample.com%2Fblog%2Fa%3Fb'],
  ])('gives %s the address, and the microblog the title too', (name, href) => {
    expect(networks.find((n) => n.name === name)?.shareHref(address, 'Heat & tyres')).toBe(href);
    expect(networks).toHaveLength(3);
  });
  it('leaves anchor and campaign out of the address', () => {
    expect(pageAddress(new URL('https://example.com/blog/a?utm_source=x#part') as unknown as Location)).toBe(
      'https://example.com/blog/a',
    );
  });
});

describe('copying', () => {
  const exec = vi.fn<() => boolean>();
  const withExec = (answer: () => boolean) => {
    exec.mockReset().mockImplementation(answer);
    Object.defineProperty(document, 'execCommand', { value: exec, configurable: true });
  };
  const refused = { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) };

  it('uses the clipboard where it is allowed', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    await expect(copyText('abc', { writeText })).resolves.toBe(true);
    expect(writeText).toHaveBeenCalledWith('abc');
  });
  it('falls back to the selection where it is refused, and leaves nothing behind', async () => {
    let selected = '';
    withExec(() => {
      const area = document.querySelector('textarea')!;
      selected = area.value.slice(area.selectionStart, area.selectionEnd);
      area.focus();
      return true;
    });
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    await expect(copyText('abc', refused)).resolves.toBe(true);
    expect(selected).toBe('abc');
    expect(document.querySelector('textarea')).toBeNull();
    // A keyboard goes on from where it was.
    expect(document.activeElement).toBe(button);
    button.remove();
  });
  it('falls back where there is no clipboard at all', async () => {
    withExec(() => true);
    await expect(copyText('abc', undefined)).resolves.toBe(true);
    expect(exec).toHaveBeenCalledWith('copy');
  });
  it('says so when both ways are refused', async () => {
    withExec(() => {
      throw new Error('refused');
    });
    await expect(copyText('abc', refused)).resolves.toBe(false);
    expect(document.querySelector('textarea')).toBeNull();
  });
});

describe('structured data', () => {
  const text = {
    description: 'Four words are here',
    sections: [
      { id: 'a', title: 'A title', content: 'x'.repeat(52) },
      { id: 'b', title: 'B', content: 'y'.repeat(50) },
    ],
    faqs: [{ question: 'Why?', answer: 'So - it is.' }],
  };
  it('counts words as the document says: length of the content by five', () => {
    expect(structuredWordCount(text)).toBe(20);
  });
  it('reads at 200 words a minute', () => {
    expect(countWords(text)).toBe(4 + 2 + 1 + 1 + 1 + 1 + 3);
    expect(
      readMinutes({ description: '', sections: [{ id: 'a', title: '', content: 'word '.repeat(500) }], faqs: [] }),
    ).toBe(3);
    expect(readMinutes({ description: 'one', sections: [], faqs: [] })).toBe(1);
  });
  it('describes the post and its picture as two records that know each other', async () => {
    const post = (await loadPost('tyres-in-gulf-heat')) as BlogPost;
    const record = blogPosting(post) as unknown as Record<string, unknown>;
    const image = postImage(post) as unknown as Record<string, unknown>;
    expect(record['@type']).toBe('BlogPosting');
    expect(image['@type']).toBe('ImageObject');
    expect((record.image as { '@id': string })['@id']).toBe(image['@id']);
    expect(record.headline).toBe(post.title);
    expect([record.datePublished, record.dateModified]).toEqual([post.publishDate, post.updated]);
    expect(record.dateModified).not.toBe(record.datePublished);
    expect(record.inLanguage).toBe('en');
    expect(record.wordCount).toBe(Math.round(post.sections.map((s) => s.content).join('').length / 5));
    expect(record.timeRequired).toBe('PT6M');
    expect(image.contentUrl).toBe(`${site.origin}/pictures/blog-tyres-1200.webp`);
    expect(image.caption).toBe(post.image.alt);
    expect(JSON.stringify(record)).not.toMatch(/rating/i);
    expect(record).toMatchObject({
      url: post.canonicalUrl,
      mainEntityOfPage: post.canonicalUrl,
      description: post.description,
      articleSection: post.category,
      keywords: post.keywords,
      author: { name: post.author },
      publisher: { name: site.name, url: `${site.origin}/`, logo: { url: `${site.origin}/icons/icon-512.png` } },
    });
    expect(image).toMatchObject({
      url: image.contentUrl,
      width: { value: 1200 },
      height: { value: 675 },
      representativeOfPage: true,
    });
  });
  it('knows who wrote a post, where that is somebody else, and the language of an Arabic one', async () => {
    const post = (await loadArabicPost('tyres-in-gulf-heat')) as BlogPost;
    expect(blogPosting({ ...post, author: 'Mariam' })).toMatchObject({
      url: `${site.origin}/blog-arabic/tyres-in-gulf-heat`,
      inLanguage: 'ar',
      author: { name: 'Mariam' },
      publisher: { name: site.name },
    });
    const list = blogRecord([{ ...post, author: 'Mariam' }], arabic.list, 'ar');
    expect(list).toMatchObject({
      url: `${site.origin}/blog-arabic`,
      inLanguage: 'ar',
      name: arabic.list.name,
      description: arabic.list.meta.description,
      blogPost: [{ headline: post.title, datePublished: post.publishDate, author: { name: 'Mariam' } }],
    });
  });
  it('names every post in the record of the list', () => {
    const record = blogRecord(postSummaries, blogPage, 'en') as unknown as { blogPost: { url: string }[] };
    expect(record.blogPost.map(({ url }) => url)).toEqual(postSummaries.map((post) => post.canonicalUrl));
  });
});
