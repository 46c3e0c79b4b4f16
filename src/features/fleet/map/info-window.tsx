import { useEffect, useRef, type ReactNode } from 'react';
import { fleetText, type Headquarters } from '@/content/en/fleet';
import { CallLink } from '@/ui/contact-links';
import { PriorityBadge } from '../section/priority-badge';
import { useStatus, type StatusStore } from '../section/status-store';
import { MAP_CALL_VALUE } from '../section/vehicle-card';
import type { FleetUnit } from './model';

const { info } = fleetText;

interface WindowProps {
  /** Level of its heading: one below the section's. */
  level: 2 | 3;
  title: string;
  badge?: ReactNode;
  /** Call buttons: always in sight, however short the map. */
  actions: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

function Window({ level, title, badge, actions, onClose, children }: WindowProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = `h${level}` as 'h3';
  // Opened by a tap or a key on a marker: reading goes on here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div role="dialog" aria-labelledby="fleet-info-title" className="bg-sign px-4 pt-3 text-base leading-snug text-ink">
      <div className="flex items-start gap-2">
        <div className="flex grow flex-wrap items-center gap-x-3 gap-y-1 pt-1.5">
          <Heading ref={heading} id="fleet-info-title" tabIndex={-1} className="text-subtitle outline-none">
            {title}
          </Heading>
          {badge}
        </div>
        <button type="button" aria-label={info.close} onClick={onClose} className="-me-2 -mt-1 grid size-12 shrink-0 cursor-pointer place-items-center rounded-lg border-0 bg-transparent text-ink hover:bg-sign-dim">
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </div>
      {children}
      <div className="sticky bottom-0 mt-2 grid gap-2 bg-sign pt-2 pb-4 sm:grid-cols-[6fr_5fr]">{actions}</div>
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold whitespace-nowrap">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

/** What a tap on a vehicle shows (spec 2, section 2). */
export function VehicleInfo({ unit, statuses, level, onClose }: { unit: FleetUnit; statuses: StatusStore } & Pick<WindowProps, 'level' | 'onClose'>) {
  const status = useStatus(statuses, unit.id);
  const actions = (
    <>
      <CallLink source="map popup" value={MAP_CALL_VALUE} className="px-3 whitespace-nowrap">
        {info.call}
      </CallLink>
      <CallLink source="map popup" value={MAP_CALL_VALUE} variant="ghost" className="px-3">
        {fleetText.request(unit.profile.name)}
      </CallLink>
    </>
  );
  return (
    <Window level={level} title={unit.profile.name} badge={<PriorityBadge priority={unit.priority} />} actions={actions} onClose={onClose}>
      <p className="mt-2">{unit.profile.description}</p>
      <ul className="mt-3 grid grid-cols-2 gap-2 text-sm">
        {unit.profile.features.map((feature) => (
          <li key={feature} className="rounded border-s-4 border-amber-400 bg-sign-dim px-2 py-1">
            {feature}
          </li>
        ))}
      </ul>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-[repeat(4,auto)]">
        <Row label={info.speedLabel}>{fleetText.speed(unit.speed)}</Row>
        <Row label={info.stopsLabel}>{unit.route.length}</Row>
        <Row label={info.statusLabel}>{info.status}</Row>
        <Row label={info.unitLabel}>{unit.id.toUpperCase()}</Row>
      </dl>
      {status && <p className="mt-2 min-h-[2.75em] font-semibold text-lagoon">{status}</p>}
    </Window>
  );
}

/** What a tap on a headquarters shows. */
export function HubInfo({ hub, level, onClose }: { hub: Headquarters } & Pick<WindowProps, 'level' | 'onClose'>) {
  return (
    <Window level={level} title={hub.name} actions={<CallLink source="map popup" value={MAP_CALL_VALUE} className="px-3 whitespace-nowrap">{info.call}</CallLink>} onClose={onClose}>
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
