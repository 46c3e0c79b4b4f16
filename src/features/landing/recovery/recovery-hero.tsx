import type { LandingLabels } from '@/content/types';
import type { RecoveryContent } from '@/content/types-recovery';
import { Breadcrumb, type Crumb } from '@/ui/breadcrumb';
import { CallLink, SmsLink, WhatsAppLink } from '@/ui/contact-links';
import { Container } from '@/ui/container';
import { Gantry } from '../parts/gantry';
import { Scene } from '../scene/scene';

interface Props {
  content: RecoveryContent;
  labels: LandingLabels;
  crumbs: readonly Crumb[];
}

/** Opening of the main page: the figures hang as signs from one gantry over the road. */
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
          <CallLink source={name} className="max-sm:w-full">
            {labels.callNow}
          </CallLink>
          <WhatsAppLink message={whatsapp.message} source={name} className="max-sm:grow">
            {whatsapp.label}
          </WhatsAppLink>
          <SmsLink body={sms} source={name} className="max-sm:grow">
            {labels.sms}
          </SmsLink>
        </div>
        <Gantry className="mt-10">
          <dl className="grid grid-cols-3 gap-1.5 border-t-12 border-asphalt-700 sm:gap-4">
            {hero.figures.map((figure) => (
              <div
                key={figure.label}
                className="flex flex-col-reverse justify-end gap-1 rounded-b-lg border-2 border-white bg-lagoon px-2.5 py-3 sm:px-6 sm:py-5"
              >
                <dt className="text-sm leading-tight sm:text-base">{figure.label}</dt>
                <dd className="heading text-title leading-none">
                  <bdi>{figure.value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </Gantry>
      </Container>
      <Scene name={hero.scene} />
    </div>
  );
}
