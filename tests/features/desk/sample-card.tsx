import type { ComponentProps } from 'react';
import { booking } from '@/content/en/booking';
import { desk } from '@/content/en/desk';
import { JobCard } from '@/features/desk/job/job-card';

type Props = ComponentProps<typeof JobCard>;

/** A job's card as Omar sees it, signed in and on shift. */
export const SampleCard = (props: Pick<Props, 'job' | 'trucks' | 'change' | 'onLost'>) => (
  <JobCard copy={desk} services={booking.services} samePhone="" token="t" by="Omar" {...props} />
);
