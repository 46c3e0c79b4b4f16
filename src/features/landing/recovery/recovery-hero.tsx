import type { LandingLabels } from '@/content/types';
import type { RecoveryContent } from '@/content/types-recovery';
import type { Crumb } from '@/ui/breadcrumb';
import { ContactRow } from '@/ui/contact-row';
import { LinkedText } from '@/ui/linked-text';
import { Opening } from '../parts/opening';

export interface RecoveryProps {
  content: RecoveryContent;
  labels: LandingLabels;
  crumbs: readonly Crumb[];
}

/** Three figures, a sign each. */
function Figures({ figures }: { figures: RecoveryContent['hero']['figures'] }) {
  return (
    <dl className="grid grid-cols-3 gap-1.5 lg:gap-3">
      {figures.map((figure) => (
        <div key={figure.label} className="gantry-sign flex flex-col-reverse justify-end gap-1">
          <dt className="text-sm leading-tight lg:text-base">{figure.label}</dt>
          <dd className="heading text-[clamp(1.5rem,2.4vw,2.5rem)] leading-none">
            <bdi>{figure.value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Opening of the main page: the figures hang as signs from one gantry over the road. */
export function RecoveryHero({ content, labels, crumbs }: RecoveryProps) {
  const { hero, name, whatsapp, sms } = content;
  return (
    <Opening pic={hero.picture} crumbs={crumbs} sign={<Figures figures={hero.figures} />}>
      <p className="font-semibold text-amber-300">{hero.kicker}</p>
      <h1 className="mt-1 wide:mt-2 text-hero">{hero.title}</h1>
      <p className="mt-3 max-w-text text-lg text-fog">
        <LinkedText>{hero.lead}</LinkedText>
      </p>
      <div role="group" aria-label={labels.contactLabel}>
        <ContactRow
          source={name}
          labels={{ call: labels.callNow, chat: whatsapp.label, sms: labels.sms }}
          drafts={{ whatsappMessage: whatsapp.message, smsMessage: sms }}
          className="mt-4 wide:mt-6"
        />
      </div>
    </Opening>
  );
}
