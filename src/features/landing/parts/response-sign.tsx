import { Icon } from '@/ui/icon';
import { useLanding } from '../context';
import { Gantry } from './gantry';

/** The response claim as an overhead sign: the one number a worried driver looks for. */
export function ResponseSign() {
  const { content, labels } = useLanding();
  return (
    <Gantry className="lg:ms-auto lg:w-fit lg:min-w-80">
      <div className="flex items-end justify-between gap-4 rounded-lg border-2 border-white bg-lagoon p-4 text-white lg:p-6">
        <p>
          <span className="flex items-center gap-2 font-semibold">
            <Icon name="clock" className="size-5" />
            {labels.response}
          </span>
          <span className="heading mt-1 block text-title rtl:leading-snug">{content.hero.response}</span>
        </p>
        <p className="heading shrink-0 rounded bg-white px-3 py-1 text-xl leading-tight whitespace-nowrap text-ink">
          <bdi>{labels.hours}</bdi>
        </p>
      </div>
    </Gantry>
  );
}
