/** What the prerenderer is told of an owner's mistake that shows in no single module. */
import { expect, it, vi } from 'vitest';
import { render } from '@/app/server-entry';

// As it is with a line of the list that was copied, where the file of the text was left as it was.
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

it('an article with the text of another is told, with the line to mend', async () => {
  await expect(render('/blog/boot-kit')).rejects.toThrow(
    'its text is not that of src/content/en/posts/boot-kit.ts: see its line in src/content/en/posts/index.ts',
  );
  const { modules } = await render('/blog/stuck-in-the-dunes');
  expect(modules).toContain('src/content/en/posts/stuck-in-the-dunes.ts');
});
