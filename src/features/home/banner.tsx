import type { HomeContent } from '@/content/home-types';
import { CallLink } from '@/ui/contact-links';
import { Container } from '@/ui/container';
import { LinkedText } from '@/ui/linked-text';

/** Emergency banner with stats. The figures are the company's claims (`content/claims.ts`). */
export function EmergencyBanner({ banner }: { banner: HomeContent['banner'] }) {
  return (
    <section aria-labelledby="emergency-help" className="bg-amber-400 text-asphalt-950">
      <Container className="grid items-center gap-5 py-7 wide:gap-8 wide:py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <div>
          <h2 id="emergency-help" className="text-title">
            {banner.title}
          </h2>
          <p className="mt-1 wide:mt-2 wide:text-lg">
            <LinkedText>{banner.text}</LinkedText>
          </p>
          <CallLink
            source="emergency help"
            variant="bare"
            icon
            className="btn mt-3 wide:mt-5 bg-asphalt-950 text-white hover:bg-asphalt-700"
          >
            {banner.call}
          </CallLink>
        </div>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 wide:gap-x-6 wide:gap-y-5 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
          {banner.stats.map((stat) => (
            <div key={stat.label} className="flex flex-col-reverse justify-end border-s-4 border-asphalt-950 ps-3">
              <dt className="text-base leading-snug font-semibold">{stat.label}</dt>
              <dd className="heading text-[min(1.7rem,10vw)] leading-tight wide:text-[2.1rem] ltr:whitespace-nowrap rtl:text-2xl">
                {stat.value}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
