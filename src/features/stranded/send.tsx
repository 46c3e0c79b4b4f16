import { useRef, useState } from 'react';
import type { StrandedContent } from '@/content/stranded-types';
import { Button } from '@/ui/button';
import { SmsLink, WhatsAppLink } from '@/ui/contact-links';
import { Icon } from '@/ui/icon';

interface Props {
  words: StrandedContent['send'];
  message: string;
}

const canShare = (): boolean => typeof navigator.share === 'function';

/** The card as one message, ready in four ways. None of them sends by itself, and the words say so. */
export function Send({ words, message }: Props) {
  const text = useRef<HTMLTextAreaElement>(null);
  // What was copied: once the card has changed it is no longer what the page says.
  const [copy, setCopy] = useState<{ done: boolean; message: string }>();

  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(message);
      setCopy({ done: true, message });
    } catch {
      text.current?.focus();
      text.current?.select();
      setCopy({ done: false, message });
    }
  };
  // Closing the sheet without choosing rejects; that is the visitor's choice, not a failure.
  const onShare = () => void navigator.share({ text: message }).catch(() => undefined);

  return (
    <section aria-labelledby="send-title">
      <h3 id="send-title" className="text-subtitle">
        {words.title}
      </h3>
      <p className="mt-1 text-lg leading-snug">{words.intro}</p>
      <p className="text-lg font-semibold">{words.noData}</p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <SmsLink body={message} source="stranded" look="btn btn-dark min-h-14 px-2">
          {words.sms}
        </SmsLink>
        <WhatsAppLink message={message} source="stranded" look="btn btn-whatsapp min-h-14 px-2">
          {words.whatsapp}
        </WhatsAppLink>
        <Button variant="ghost" onClick={onCopy} className="min-h-14 last:col-span-2">
          <Icon name="document" />
          {words.copy}
        </Button>
        {canShare() && (
          <Button variant="ghost" onClick={onShare} className="min-h-14">
            <Icon name="users" />
            {words.share}
          </Button>
        )}
      </div>
      <p role="status" className="min-h-8 pt-1 text-lg font-semibold">
        {copy?.message === message && (copy.done ? words.copied : words.copyRefused)}
      </p>
      <label className="block">
        <span className="font-semibold">{words.message}</span>
        <textarea
          ref={text}
          readOnly
          dir="auto"
          rows={message.split('\n').length + 4}
          value={message}
          className="mt-1 block w-full rounded-lg border-2 border-[#7b8792] bg-card p-3 field-sizing-content text-base leading-relaxed [unicode-bidi:plaintext]"
        />
      </label>
    </section>
  );
}
