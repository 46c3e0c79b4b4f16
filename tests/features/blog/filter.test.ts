import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readView, writeView } from '@/features/blog/address';
import { categoriesOf, filterPosts, paginate, type View } from '@/features/blog/filter';
import { relatedPosts } from '@/features/blog/related';

const posts = [
  { id: 1, title: 'Tyres in heat', description: 'Pressure and age', keywords: ['blowout'], category: 'Safety Guide' },
  {
    id: 2,
    title: 'Night breakdown',
    description: 'Where to stand',
    keywords: ['hard shoulder', 'Triangle'],
    category: 'Safety Guide',
  },
  {
    id: 3,
    title: 'Fleet plan',
    description: 'What a van costs when TYRES fail',
    keywords: ['downtime'],
    category: 'Fleet Management',
  },
];
const ids = (view: Partial<View>) => filterPosts(posts, { query: '', ...view }).map((post) => post.id);

describe('the search', () => {
  it('finds part of a title, a description or any keyword, whatever the case', () => {
    expect(ids({ query: 'TYRE' })).toEqual([1, 3]);
    expect(ids({ query: 'where to' })).toEqual([2]);
    expect(ids({ query: 'triANG' })).toEqual([2]);
    expect(ids({ query: 'sand' })).toEqual([]);
  });
  it('ignores spaces around the query, which phone keyboards add', () => {
    expect(ids({ query: ' blowout ' })).toEqual([1]);
    expect(ids({ query: '  ' })).toEqual([1, 2, 3]);
  });
  it('finds words that the build has held together by a space that does not break', () => {
    const held = [{ ...posts[0]!, title: 'Dunes 50\u00a0km out' }];
    expect(filterPosts(held, { query: '50 km' })).toHaveLength(1);
    expect(filterPosts(held, { query: '50\u00a0km' })).toHaveLength(1);
  });
  it('does not search the category, and takes no part of one', () => {
    expect(ids({ query: 'management' })).toEqual([]);
    expect(ids({ category: 'Safety' })).toEqual([]);
  });
  it('combines with the category', () => {
    expect(ids({ query: 'tyre', category: 'Safety Guide' })).toEqual([1]);
    expect(ids({ category: 'Fleet Management' })).toEqual([3]);
  });
  it('lists each category once', () => {
    expect(categoriesOf(posts, 'en')).toEqual(['Fleet Management', 'Safety Guide']);
  });
});

describe('the pages', () => {
  const list = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
  it('has six on a page', () => {
    expect(paginate(list(10), 1)).toEqual({ items: [1, 2, 3, 4, 5, 6], page: 1, pages: 2, from: 1 });
    expect(paginate(list(10), 2)).toEqual({ items: [7, 8, 9, 10], page: 2, pages: 2, from: 7 });
    expect(paginate(list(6), 1).pages).toBe(1);
    expect(paginate(list(7), 1).pages).toBe(2);
  });
  it('shows the last page for one past the end, so that a filter never shows an empty page', () => {
    expect(paginate(list(2), 2)).toEqual({ items: [1, 2], page: 1, pages: 1, from: 1 });
    expect(paginate([], 3)).toEqual({ items: [], page: 1, pages: 1, from: 0 });
  });
  it('never shows an empty page of a list that has something', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: -5, max: 99 }), (length, page) => {
        const shown = paginate(list(length), page);
        return shown.items.length > 0 && shown.items.length <= 6 && shown.page >= 1 && shown.page <= shown.pages;
      }),
    );
  });
});

describe('related articles', () => {
  it('are of the same category, others, and at most three', () => {
    const same = [1, 2, 3, 4, 5].map((id) => ({ id, category: 'A', keywords: [] }));
    expect(relatedPosts({ id: 2, category: 'A', keywords: [] }, same).map(({ id }) => id)).toEqual([1, 3, 4]);
    expect(relatedPosts(posts[0]!, posts).map(({ id }) => id)).toEqual([2]);
  });
  it('are the nearest by keywords where the category has no other post', () => {
    const others = [
      { id: 4, category: 'B', keywords: ['first aid', 'Dubai car'] },
      { id: 5, category: 'C', keywords: ['hard shoulder safety'] },
      { id: 6, category: 'D', keywords: ['shoulder', 'triangle'] },
      { id: 7, category: 'E', keywords: ['hard shoulder', 'warning triangle'] },
    ];
    const lonely = { id: 1, category: 'A', keywords: ['hard shoulder', 'Triangle', 'car Dubai'] };
    expect(relatedPosts(lonely, [lonely, ...others]).map(({ id }) => id)).toEqual([7, 5, 6]);
  });
});

describe('the address', () => {
  const categories = ['Safety Guide', 'Technology'];
  const read = (search: string) => readView(new URLSearchParams(search), categories);
  it('is empty for the first view', () => {
    expect(writeView({ query: '', page: 1 }, new URLSearchParams()).toString()).toBe('');
    expect(read('')).toEqual({ query: '', category: undefined, page: 1 });
  });
  it('survives the way there and back', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.option(fc.constantFrom(...categories), { nil: undefined }),
        fc.integer({ min: 1, max: 999 }),
        (query, category, page) => {
          expect(read(writeView({ query, category, page }, new URLSearchParams()).toString())).toEqual({
            query,
            category,
            page,
          });
        },
      ),
    );
  });
  it.each(['page=0', 'page=-1', 'page=1.5', 'page=two', 'page='])('takes %s for the first page', (search) => {
    expect(read(search).page).toBe(1);
  });
  it('takes an unknown category for All', () => {
    expect(read('category=safety').category).toBeUndefined();
  });
  it('keeps parameters of campaigns', () => {
    expect(writeView({ query: 'tyre', page: 1 }, new URLSearchParams('gclid=1&page=2')).toString()).toBe(
      'gclid=1&q=tyre',
    );
  });
});
