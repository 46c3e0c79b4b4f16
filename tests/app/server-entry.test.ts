/** What the prerenderer reports about a content mistake that no single module shows. */
import { expect, it, vi } from 'vitest';
import { render } from '@/app/server-entry';

// As after a line of the list was copied and its file name left unchanged.
vi.mock('@/content/en/posts', async (original) => {
  const posts = await original<typeof import('@/content/en/posts')>();
  return {
    ...posts,
    loadPost: async (slug: string) => {
      const post = await posts.loadPost(slug);
      return slug === 'boot-kit' ? { ...post, sections: (await posts.loadPost('stuck-in-the-dunes'))?.sections } : post;
    },
  };
});

it('an article with the text of another is reported, with the line to correct', async () => {
  await expect(render('/blog/boot-kit')).rejects.toThrow(
    'its text is not that of src/content/en/posts/boot-kit.ts: see its line in src/content/en/posts/index.ts',
  );
  const { modules } = await render('/blog/stuck-in-the-dunes');
  expect(modules).toContain('src/content/en/posts/stuck-in-the-dunes.ts');
});
