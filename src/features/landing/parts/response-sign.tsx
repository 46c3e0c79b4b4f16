import { Icon } from '@/ui/icon';
import { useLanding } from '../context';

/** The response claim, set like an overhead gantry sign: the one number a worried driver looks for. */
export function ResponseSign() {
  const { content, labels } = useLanding();
  return (
    <div className="relative justify-self-stretch rounded-lg border-2 border-white bg-lagoon p-5 text-white lg:justify-self-end lg:min-w-72">
      <p className="flex items-center gap-2 text-sm font-semibold">
        <Icon name="clock" className="size-5" />
        {labels.response}
      </p>
      <p className="mt-1 heading text-title">{content.hero.response}</p>
      <p className="mt-3 inline-block rounded bg-white px-3 py-1 heading text-xl text-ink">
        <bdi>{labels.hours}</bdi>
      </p>
    </div>
  );
}
