import type { BookingContent } from '@/content/booking-types';
import { siteLang } from '@/config/languages';
import { emergencyNumbers } from '@/content/emergency-numbers';
import { safety } from '@/content/safety';
import { useLang } from '@/lib/lang';

const WHO = ['police', 'ambulance'] as const;

/**
 * Somebody is hurt, or the vehicle stands in a lane: whom to call first. It is read out
 * as it comes; the form stays as it is.
 */
export function HurtFirst({ words: { hurt }, shown }: { words: BookingContent; shown: boolean }) {
  const lang = siteLang(useLang());
  return (
    <div role="alert" className="sm:col-span-2">
      {shown && (
        <div className="mb-4 rounded-xl bg-danger p-4 text-white">
          <p className="text-lg font-bold">{hurt.first}</p>
          <p className="font-semibold">{safety[lang].injury}</p>
          <p className="mt-3 grid grid-cols-2 gap-3">
            {WHO.map((who) => (
              <a
                key={who}
                href={`tel:${emergencyNumbers[who]}`}
                className="flex min-h-16 flex-col items-center justify-center rounded-lg bg-card px-2 py-1 text-center font-bold text-alert no-underline"
              >
                <bdi dir="ltr" className="heading text-3xl leading-none">
                  {emergencyNumbers[who]}
                </bdi>
                <span>{hurt[who]}</span>
              </a>
            ))}
          </p>
        </div>
      )}
    </div>
  );
}
