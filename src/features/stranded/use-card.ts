import { useCallback, useEffect, useState } from 'react';
import { deleteCard, emptyCard, KEEP_MS, loadCard, saveCard, type Card } from './saved-card';

/**
 * The card, restored from an earlier visit and kept at every change. It forgets itself two hours after the last one,
 * also in a tab that stays open.
 */
export function useCard(now: () => number = Date.now) {
  const [card, setCard] = useState<Card>(() => loadCard(now()) ?? emptyCard);
  const [removed, setRemoved] = useState(false);

  const update = useCallback((part: Partial<Card>) => {
    setRemoved(false);
    setCard((old) => ({ ...old, ...part }));
  }, []);

  const remove = useCallback(() => {
    deleteCard();
    setCard(emptyCard);
    setRemoved(true);
  }, []);

  useEffect(() => {
    if (card === emptyCard) return;
    saveCard(card, now());
    const timer = window.setTimeout(() => {
      deleteCard();
      setCard(emptyCard);
    }, KEEP_MS);
    return () => window.clearTimeout(timer);
  }, [card, now]);

  return { card, removed, update, remove };
}
