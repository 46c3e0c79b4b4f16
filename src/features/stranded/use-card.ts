import { useCallback, useEffect, useState } from 'react';
import { until, useExpiry } from '@/lib/use-expiry';
import { deleteCard, emptyCard, KEEP_MS, loadCard, saveCard, type Card } from './saved-card';

const NONE = { card: emptyCard, savedAt: 0 };

/**
 * The card, restored from an earlier visit and kept at every change. It forgets itself two hours after the last one,
 * also in a tab that stays open.
 */
export function useCard() {
  const [{ card, savedAt }, setKept] = useState(() => loadCard(Date.now()) ?? NONE);
  const [removed, setRemoved] = useState(false);

  const update = useCallback((part: Partial<Card>) => {
    const changedAt = Date.now();
    setRemoved(false);
    setKept((old) => ({ card: { ...old.card, ...part }, savedAt: changedAt }));
  }, []);

  useEffect(() => {
    if (card === emptyCard) return;
    // A restored card keeps its time: a reload is no change.
    saveCard(card, savedAt);
  }, [card, savedAt]);
  const remove = (): void => {
    deleteCard();
    setKept(NONE);
    setRemoved(true);
  };
  // Another tab may have changed it since: that one stays, here too.
  const forget = () => setKept(loadCard(Date.now()) ?? NONE);
  useExpiry(card === emptyCard ? undefined : savedAt + KEEP_MS, until, forget);

  return { card, removed, update, remove };
}
