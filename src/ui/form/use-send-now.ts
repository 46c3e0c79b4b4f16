import { useState } from 'react';

/**
 * The button that sends what waits: whether it is at it, and when it last was in vain, in milliseconds, since a press
 * that changes nothing looks like a broken button. `send` resolves when it has been tried; if it was not in vain, the
 * button is gone by then.
 */
export function useSendNow(send: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [failedAt, setFailedAt] = useState<number>();
  const sendNow = async () => {
    if (busy) return;
    setBusy(true);
    setFailedAt(undefined);
    await send();
    setBusy(false);
    setFailedAt(Date.now());
  };
  return { busy, failedAt, sendNow: () => void sendNow() };
}
