import { createContext, useContext } from 'react';
import type { BlogWords } from '@/content/blog-types';

export const BlogWordsContext = createContext<BlogWords | null>(null);

/** The blog's words in the language of its page; throws outside of its pages. */
export function useBlogWords(): BlogWords {
  const words = useContext(BlogWordsContext);
  if (!words) throw new Error('A part of the blog stands outside of its pages');
  return words;
}
