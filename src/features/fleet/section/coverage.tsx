import { Icon } from '@/ui/icon';
import { useFleetWords } from '../words';

/** The four kinds of place the fleet goes to. */
export function Coverage() {
  const { text: words } = useFleetWords();
  return (
    <ul
      aria-label={words.coverageTitle}
      className="mt-4 grid grid-cols-2 gap-x-3 gap-y-2 max-[19.99rem]:grid-cols-1 wide:mt-6 wide:gap-x-8 lg:grid-cols-4"
    >
      {words.coverage.map(({ icon, text }) => (
        <li
          key={text}
          className="flex items-center gap-3 border-s-4 border-amber-400 ps-2 leading-snug wide:ps-3 wide:text-lg"
        >
          <Icon name={icon} className="text-amber-400 max-wide:hidden" />
          {text}
        </li>
      ))}
    </ul>
  );
}
