/** How long a post is: the limits for its texts, and the reading time that its meta states. */
import type { BlogPost } from '@/content/types';

/** Words a minute of somebody who reads calmly. */
const WORDS_PER_MINUTE = 200;

type Text = Pick<BlogPost, 'description' | 'sections' | 'faqs'>;

/** A word has at least one letter or digit: dashes and list marks don't count. */
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Words of all sections and questions, headings and the description included. */
export const countWords = ({ description, sections, faqs }: Text): number =>
  wordsIn(
    [
      description,
      ...sections.flatMap((s) => [s.title, s.content]),
      ...faqs.flatMap((f) => [f.question, f.answer]),
    ].join('\n'),
  );

/** Whole minutes to read a post, at least one. */
export const readMinutes = (post: Text): number => Math.max(1, Math.round(countWords(post) / WORDS_PER_MINUTE));
