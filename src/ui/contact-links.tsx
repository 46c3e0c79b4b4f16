import type { ReactNode } from 'react';
import { smsHref, telHref, whatsappHref } from '@/lib/links';
import { track, type CallSource } from '@/tracking';
import { cx } from './cx';
import { Icon } from './icon';

interface CallProps {
  source: CallSource;
  number?: string;
  variant?: 'primary' | 'ghost' | 'compact' | 'bare';
  className?: string;
  /** Accessible name, when the visible text alone would not say what happens. */
  label?: string;
  icon?: boolean;
  children: ReactNode;
}

const CALL_LOOK = {
  primary: 'btn btn-call',
  ghost: 'btn btn-ghost',
  compact: 'btn btn-call min-h-12 px-4 text-lg',
  bare: '',
};

/** A plain `tel:` link. Tracking listens to the tap; it never prevents or delays it. */
export function CallLink({
  source,
  number,
  variant = 'primary',
  className,
  label,
  icon = variant !== 'bare',
  children,
}: CallProps) {
  return (
    <a
      href={telHref(number)}
      className={cx(CALL_LOOK[variant], className)}
      aria-label={label}
      onClick={() => track({ name: 'call', source })}
    >
      {icon && <Icon name="phone" />}
      {children}
    </a>
  );
}

interface ChatProps {
  source: string;
  className?: string;
  label?: string;
  look?: string;
  children: ReactNode;
}

/** Opens a WhatsApp draft with `message` typed, in a new tab. */
export function WhatsAppLink({
  message,
  source,
  className,
  label,
  look = 'btn btn-whatsapp',
  children,
}: ChatProps & { message: string }) {
  return (
    <a
      href={whatsappHref(message)}
      target="_blank"
      rel="noopener noreferrer"
      className={cx(look, className)}
      aria-label={label}
      onClick={() => track({ name: 'whatsapp', source })}
    >
      <Icon name="whatsapp" />
      {children}
    </a>
  );
}

/** Opens an SMS draft with `body` typed. SMS passes where data does not. */
export function SmsLink({
  body,
  source,
  className,
  look = 'btn btn-ghost',
  children,
}: Omit<ChatProps, 'label'> & { body: string }) {
  return (
    <a href={smsHref(body)} className={cx(look, className)} onClick={() => track({ name: 'sms', source })}>
      <Icon name="sms" />
      {children}
    </a>
  );
}
