import { useEffect, useRef, type ReactNode } from 'react';
import type { Headquarters } from '@/content/en/fleet-map';
import { CallLink } from '@/ui/contact-links';
import { cx } from '@/ui/cx';
import { Phone } from '@/ui/phone';
import { PriorityBadge } from '../section/priority-badge';
import { useStatus, type StatusStore } from '../section/status-store';
import { useFleetWords } from '../words';
import { useMapText } from './map-words';
import type { FleetUnit } from './model';
import type { Selection } from './renderer';

interface WindowProps {
  /** Level of its heading: one below the section's. */
  level: 2 | 3;
  title: string;
  badge?: ReactNode;
  /** Call buttons: always in sight, however short the map. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

function Window({ level, title, badge, actions, onClose, children }: WindowProps) {
  const info = useMapText();
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = `h${level}` as 'h3';
  // Opened from a marker by a tap or key: move the focus here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div
      role="dialog"
      aria-labelledby="fleet-info-title"
      className="bg-sign px-3 pt-2 text-base sm:px-4 sm:pt-3 leading-snug text-ink"
    >
      <div className="flex items-start gap-2">
        <div className="flex grow flex-wrap items-center gap-x-3 gap-y-1 pt-1.5">
          <Heading ref={heading} id="fleet-info-title" tabIndex={-1} className="text-subtitle outline-none">
            {title}
          </Heading>
          {badge}
        </div>
        <button
          type="button"
          aria-label={info.close}
          onClick={onClose}
          className="-me-2 -mt-1 grid size-12 shrink-0 cursor-pointer place-items-center rounded-lg border-0 bg-transparent text-ink hover:bg-sign-dim"
        >
          <svg
            viewBox="0 0 24 24"
            width="24"
            height="24"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
          >
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </div>
      {children}
      {actions && (
        <div className="sticky bottom-0 mt-2 flex flex-wrap gap-2 bg-sign pt-1.5 pb-2 *:grow sm:grid sm:grid-cols-[6fr_5fr] sm:pb-4">
          {actions}
        </div>
      )}
    </div>
  );
}

/**
 * A fact; `inline`: on phones its name and value stand in one line; `last`: after the others there, which saves a line.
 */
function Row({
  label,
  inline = false,
  last = false,
  children,
}: {
  label: string;
  inline?: boolean;
  last?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={cx(inline && 'flex items-baseline gap-1.5 leading-tight sm:block', last && 'max-sm:order-last')}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className={cx('font-semibold whitespace-nowrap', inline && 'max-sm:text-sm')}>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

/** The call, whoever's window it is. */
function CallUs() {
  const info = useMapText();
  return (
    <CallLink
      source="map popup"
      className="px-3 whitespace-nowrap max-sm:gap-1.5 max-sm:px-2 max-sm:text-lg max-xs:px-1.5 max-xs:text-base max-xs:[&>svg]:hidden"
    >
      {info.call} <Phone />
    </CallLink>
  );
}

/** What a tap on a vehicle shows (spec 2, section 2). */
export function VehicleInfo({
  unit,
  statuses,
  level,
  onClose,
}: { unit: FleetUnit; statuses: StatusStore } & Pick<WindowProps, 'level' | 'onClose'>) {
  const { text } = useFleetWords();
  const info = useMapText();
  const status = useStatus(statuses, unit.id);
  const actions = (
    <>
      <CallUs />
      <CallLink
        source="map popup"
        variant="ghost"
        icon={false}
        className="px-3 whitespace-nowrap max-sm:px-2 max-sm:text-lg max-xs:px-1.5 max-xs:text-base"
      >
        {text.request(unit.profile.name)}
      </CallLink>
    </>
  );
  // First, so that they are seen without scrolling in the shortest window.
  const facts = (
    <dl className="mt-1 flex flex-wrap gap-x-4 sm:mt-3 sm:grid sm:grid-cols-[repeat(4,auto)]">
      <Row inline label={info.speedLabel}>
        {text.speed(unit.speed)}
      </Row>
      <Row inline last label={info.stopsLabel}>
        {unit.route.length}
      </Row>
      <Row inline label={info.statusLabel}>
        {info.status}
      </Row>
      <Row inline label={info.unitLabel}>
        {unit.id.toUpperCase()}
      </Row>
    </dl>
  );
  return (
    <Window
      level={level}
      title={unit.profile.name}
      badge={<PriorityBadge priority={unit.priority} />}
      actions={actions}
      onClose={onClose}
    >
      {facts}
      <p className="mt-2">{unit.profile.description}</p>
      <ul className="mt-3 grid grid-cols-2 gap-2 text-sm">
        {unit.profile.features.map((feature) => (
          <li key={feature} className="rounded border-s-4 border-amber-400 bg-sign-dim px-2 py-1">
            {feature}
          </li>
        ))}
      </ul>
      {status && <p className="mt-2 min-h-[2.75em] font-semibold text-sea">{status}</p>}
    </Window>
  );
}

/** What a tap on a headquarters shows. */
export function HubInfo({ hub, level, onClose }: { hub: Headquarters } & Pick<WindowProps, 'level' | 'onClose'>) {
  const info = useMapText();
  return (
    <Window level={level} title={hub.name} actions={<CallUs />} onClose={onClose}>
      <p className="text-muted">{hub.type}</p>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1">
        <Row label={info.capacity}>{hub.capacity}</Row>
        <Row label={info.response}>{hub.responseTime}</Row>
      </dl>
      <p className="mt-3 text-sm text-muted">{info.services}</p>
      <ul className="list-disc ps-5">
        {hub.services.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
    </Window>
  );
}

interface PileProps extends Pick<WindowProps, 'level' | 'onClose'> {
  pile: readonly Selection[];
  /** Name and the line below it of a marker. */
  describe: (selection: Selection) => { name: string; note: string };
  onChoose: (selection: Selection) => void;
}

/** Several markers lay under one finger: which of them is meant. */
export function PileInfo({ pile, describe, level, onChoose, onClose }: PileProps) {
  const info = useMapText();
  return (
    <Window level={level} title={info.pile(pile.length)} onClose={onClose}>
      <ul className="mt-1 grid gap-2 pb-3">
        {pile.map((selection) => {
          const { name, note } = describe(selection);
          return (
            <li key={selection.id}>
              <button
                type="button"
                className="block min-h-12 w-full cursor-pointer rounded-lg border-2 border-asphalt-600 bg-transparent px-3 py-1 text-start leading-tight hover:bg-sign-dim"
                onClick={() => onChoose(selection)}
              >
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm text-muted">{note}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Window>
  );
}
