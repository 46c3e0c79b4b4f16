import { useEffect, useState } from 'preact/hooks';
import { readJson, removeItem, writeJson } from '@/lib/storage';

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * What is typed into a form of this ticket, kept over a reload while this tab is open: a phone loads a page anew that
 * was in the background, and what could not be sent would be gone. `restored`: there was such a text.
 */
export function useDraft(name: string) {
  const key = `rnm.${name}${location.hash}`;
  const [before] = useState(() => readJson('session', key, isText) ?? '');
  const [text, setText] = useState(before);
  useEffect(() => {
    if (text === '') removeItem('session', key);
    else writeJson('session', key, text);
  }, [key, text]);
  return { text, setText, restored: before !== '' };
}
