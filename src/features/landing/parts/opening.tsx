import type { ReactNode } from 'react';
import type { OpeningPic } from '@/content/types';
import { Breadcrumb, type Crumb } from '@/ui/breadcrumb';
import { Container } from '@/ui/container';
import { Picture } from '@/ui/picture';

/** At most 1200 px on a phone, which the encoder keeps within the first view's 45 kB. */
const SIZES = '(min-width: 64rem) 80vw, (min-width: 40rem) 100vw, 88vw';

interface Props {
  pic: OpeningPic;
  crumbs: readonly Crumb[];
  /** What hangs from the gantry over the picture's road. */
  sign: ReactNode;
  /** The words and the call. */
  children: ReactNode;
}

/**
 * Opening of a service page: words and call, and a picture across the window. It stands under them, or behind
 * them from 1024 px up: there it fades out towards the side where the words are, in both directions of writing.
 */
export function Opening({ pic, crumbs, sign, children }: Props) {
  const { phone = '70% 50%' } = pic;
  return (
    <div className="on-dark relative isolate overflow-hidden bg-asphalt-900 text-white" data-opening>
      <Container className="pt-1 pb-3 wide:pt-4 wide:pb-6 lg:min-h-[clamp(32rem,42vw,46rem)] lg:pb-14">
        <Breadcrumb items={crumbs} />
        <div className="pt-1 wide:pt-4 lg:w-[48%] lg:pt-10">{children}</div>
      </Container>
      <div
        className="relative -z-10 lg:absolute lg:inset-y-0 lg:end-0 lg:w-4/5"
        style={{ '--phone': phone } as React.CSSProperties}
      >
        <Picture
          pic={pic}
          sizes={SIZES}
          priority
          className="opening-picture aspect-[4/3] sm:aspect-[2/1] lg:aspect-auto lg:size-full"
        />
        <div aria-hidden="true" className="opening-scrim absolute inset-0" />
        {/* A beam over the road, on one post at the end side, that the signs hang from. */}
        <div className="gantry">{sign}</div>
      </div>
    </div>
  );
}
