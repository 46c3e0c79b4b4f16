import { useCallback, useEffect, useState } from 'react';
import { deleteCard, emptyCard, KEEP_MS, loadCard, saveCard, type Card } from './saved-card';

const NONE = { card: emptyCard, savedAt: 0 };

/**
 * The card, restored from an earlier visit and kept at every change. It forgets itself two hours after the last one,
 * also in a tab that stays open.
 */
export function useCard(now: () => number = Date.now) {
  const [{ card, savedAt }, setKept] = useState(() => loadCard(now()) ?? NONE);
  const [removed, setRemoved] = useState(false);

  const update = useCallback(
    (part: Partial<Card>) => {
      const changedAt = now();
      setRemoved(false);
      setKept((old) => ({ card: { ...old.card, ...part }, savedAt: changedAt }));
    },
    [now],
  );

  const remove = useCallback(() => {
    deleteCard();
    setKept(NONE);
    setRemoved(true);
  }, []);

  useEffect(() => {
    if (card === emptyCard) return;
    // A restored card keeps its time: a reload is no change.
    saveCard(card, savedAt);
    const forget = (): void => {
      if (now() < savedAt + KEEP_MS) return;
      deleteCard();
      setKept(NONE);
    };
    // A phone that sleeps stops timers: looked at when it wakes as well.
    const timer = window.setTimeout(forget, savedAt + KEEP_MS - now());
    document.addEventListener('visibilitychange', forget);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', forget);
    };
  }, [card, savedAt, now]);

  return { card, removed, update, remove };
}
