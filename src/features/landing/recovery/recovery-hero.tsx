import type { LandingLabels } from '@/content/types';
import type { RecoveryContent } from '@/content/types-recovery';
import { Breadcrumb, type Crumb } from '@/ui/breadcrumb';
import { CallLink, SmsLink, WhatsAppLink } from '@/ui/contact-links';
import { Container } from '@/ui/container';
import { Scene } from '../scene/scene';

interface Props {
  content: RecoveryContent;
  labels: LandingLabels;
  crumbs: readonly Crumb[];
}

/** Opening of the main page: centred, with the figures as a row of distance signs above the road. */
export function RecoveryHero({ content, labels, crumbs }: Props) {
  const { hero, name, whatsapp, sms } = content;
  return (
    <div className="on-dark relative isolate overflow-hidden bg-asphalt-900 text-white">
      <Container className="pt-4 pb-8">
        <Breadcrumb items={crumbs} />
        <p className="mt-4 font-semibold text-amber-300">{hero.kicker}</p>
        <h1 className="mt-2 text-hero">{hero.title}</h1>
        <p className="mt-4 max-w-text text-lg text-fog">{hero.lead}</p>
        <div role="group" aria-label={labels.contactLabel} className="mt-6 flex flex-wrap gap-3">
          <CallLink source={name}>{labels.callNow}</CallLink>
          <WhatsAppLink message={whatsapp.message} source={name}>{whatsapp.label}</WhatsAppLink>
          <SmsLink body={sms} source={name}>{labels.sms}</SmsLink>
        </div>
        <dl className="mt-8 grid grid-cols-3 gap-px overflow-hidden rounded-lg border-2 border-white bg-white/60 sm:max-w-2xl">
          {hero.figures.map((figure) => (
            <div key={figure.label} className="flex flex-col-reverse justify-end bg-lagoon px-3 py-3 sm:px-5">
              <dt className="text-sm leading-tight">{figure.label}</dt>
              <dd className="heading text-subtitle leading-none"><bdi>{figure.value}</bdi></dd>
            </div>
          ))}
        </dl>
      </Container>
      <Scene name={hero.scene} />
    </div>
  );
}
