import { LinkedText } from '@/ui/linked-text';
import { useLanding } from '../context';
import { ContactRow } from './contact-row';
import { Opening } from './opening';
import { ServiceSign } from './service-sign';

/** Opening of the page: what we do, the call, and how fast. */
export function Hero() {
  const { content, crumbs } = useLanding();
  const { hero } = content;
  return (
    <Opening pic={hero.picture} crumbs={crumbs} sign={<ServiceSign />}>
      <p className="font-semibold text-amber-300">{hero.kicker}</p>
      <h1 className="mt-1 wide:mt-2 text-hero text-balance">{hero.title}</h1>
      <p className="mt-3 max-w-text text-lg text-fog">
        <LinkedText>{hero.lead}</LinkedText>
      </p>
      <ContactRow className="mt-4 wide:mt-6" />
      {hero.note && (
        <p className="mt-3 max-w-text text-fog">
          <LinkedText>{hero.note}</LinkedText>
        </p>
      )}
    </Opening>
  );
}
