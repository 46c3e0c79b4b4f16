import { fleetText } from '@/content/en/fleet';
import { Icon } from '@/ui/icon';

/** The four kinds of place the fleet goes to. */
export function Coverage() {
  return (
    <ul aria-label={fleetText.coverageTitle} className="mt-6 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
      {fleetText.coverage.map(({ icon, text }) => (
        <li key={text} className="flex items-center gap-3 border-s-4 border-amber-400 ps-3 text-lg">
          <Icon name={icon} className="text-amber-400" />
          {text}
        </li>
      ))}
    </ul>
  );
}
