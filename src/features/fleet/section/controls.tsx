import { Button } from '@/ui/button';
import { useFleetWords } from '../words';

interface Props {
  paused: boolean;
  onPaused: (paused: boolean) => void;
  routes: boolean;
  onRoutes: (visible: boolean) => void;
}

const PAUSE = 'M7 4h4v16H7zM14 4h4v16h-4z';
const PLAY = 'M7 4l13 8-13 8z';

/** Pause and routes. Both are told to screen readers: the first by its name and a live line, the second as pressed. */
export function FleetControls({ paused, onPaused, routes, onRoutes }: Props) {
  const { text } = useFleetWords();
  return (
    <div className="js-only mt-4 flex wide:mt-6 flex-wrap gap-3">
      <Button variant="ghost" onClick={() => onPaused(!paused)}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="currentColor">
          <path d={paused ? PLAY : PAUSE} />
        </svg>
        <span>{paused ? text.resume : text.pause}</span>
      </Button>
      <Button variant="ghost" aria-pressed={routes} onClick={() => onRoutes(!routes)}>
        <span aria-hidden="true" className="relative h-6 w-11 rounded-full border-2 border-current">
          <span
            className={`absolute inset-y-0.5 aspect-square rounded-full bg-current ${routes ? 'end-0.5' : 'start-0.5 opacity-60'}`}
          />
        </span>
        {text.showRoutes}
      </Button>
      <p role="status" className="sr-only">
        {paused ? text.paused : text.running}
      </p>
    </div>
  );
}
