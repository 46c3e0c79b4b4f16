import { Breadcrumb } from '@/ui/breadcrumb';
import { Container } from '@/ui/container';
import { Picture } from '@/ui/picture';
import { useLanding } from '../context';
import { Scene } from '../scene/scene';
import { ContactRow } from './contact-row';
import { ResponseSign } from './response-sign';

/** Dark opening of the page: what we do, how fast, and the call. The drawn road below it leads into the page. */
export function Hero() {
  const { content, crumbs } = useLanding();
  const { hero } = content;
  return (
    <div className="relative on-dark isolate overflow-hidden bg-asphalt-900 text-white">
      <Container className="pt-4">
        {crumbs.length > 1 && <Breadcrumb items={crumbs} />}
        <div className="grid gap-8 pt-4 pb-8 lg:grid-cols-[minmax(0,1.5fr)_minmax(16rem,1fr)] lg:items-center lg:gap-12 lg:pt-10">
          <div>
            <p className="font-semibold text-amber-300">{hero.kicker}</p>
            <h1 className="mt-2 text-hero rtl:leading-[1.3] text-balance">{hero.title}</h1>
            <p className="mt-4 max-w-text text-lg text-fog">{hero.lead}</p>
            <ContactRow className="mt-6" />
          </div>
          <div className="space-y-4">
            {hero.picture && (
              <Picture pic={hero.picture} sizes="(min-width:64rem) 38vw, 100vw" priority className="rounded-lg" />
            )}
            <ResponseSign />
          </div>
        </div>
      </Container>
      {!hero.picture && <Scene name={hero.scene ?? 'highway'} load={hero.load} />}
    </div>
  );
}
