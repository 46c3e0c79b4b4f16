import { useEffect, useRef, type ReactNode } from 'react';
import { fleetText, type Headquarters } from '@/content/en/fleet';
import { CallLink } from '@/ui/contact-links';
import { PriorityBadge } from '../section/priority-badge';
import { useStatus, type StatusStore } from '../section/status-store';
import { MAP_CALL_VALUE } from '../section/vehicle-card';
import type { FleetUnit } from './model';

const { info } = fleetText;

function Window({ title, badge, onClose, children }: { title: string; badge?: ReactNode; onClose: () => void; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Opened by a tap or a key on a marker: reading goes on here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div role="dialog" aria-labelledby="fleet-info-title" className="bg-sign p-4 text-base text-ink">
      <div className="flex items-start gap-2">
        <h3 ref={heading} id="fleet-info-title" tabIndex={-1} className="grow text-subtitle outline-none">
          {title}
        </h3>
        <button type="button" aria-label={info.close} onClick={onClose} className="-me-2 -mt-2 grid size-12 shrink-0 cursor-pointer place-items-center rounded-lg border-0 bg-transparent text-ink hover:bg-sign-dim">
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </div>
      {badge}
      {children}
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

/** What a tap on a vehicle shows (spec 2, section 2). */
export function VehicleInfo({ unit, statuses, onClose }: { unit: FleetUnit; statuses: StatusStore; onClose: () => void }) {
  const status = useStatus(statuses, unit.id);
  return (
    <Window title={unit.profile.name} badge={<PriorityBadge priority={unit.priority} />} onClose={onClose}>
      <p className="mt-2">{unit.profile.description}</p>
      <ul className="mt-3 grid grid-cols-2 gap-2 text-sm">
        {unit.profile.features.map((feature) => (
          <li key={feature} className="rounded border-s-4 border-amber-400 bg-sign-dim px-2 py-1">
            {feature}
          </li>
        ))}
      </ul>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1">
        <Row label={info.speedLabel}>{fleetText.speed(unit.speed)}</Row>
        <Row label={info.stopsLabel}>{unit.route.length}</Row>
        <Row label={info.statusLabel}>{info.status}</Row>
        <Row label={info.unitLabel}>{unit.id.toUpperCase()}</Row>
      </dl>
      {status && <p className="mt-2 min-h-[3.2em] font-semibold text-lagoon">{status}</p>}
      <div className="mt-2 grid gap-2">
        <CallLink source="map popup" value={MAP_CALL_VALUE}>{info.call}</CallLink>
        <CallLink source="map popup" value={MAP_CALL_VALUE} variant="ghost">{fleetText.request(unit.profile.name)}</CallLink>
      </div>
    </Window>
  );
}

/** What a tap on a headquarters shows. */
export function HubInfo({ hub, onClose }: { hub: Headquarters; onClose: () => void }) {
  return (
    <Window title={hub.name} onClose={onClose}>
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
      <div className="mt-3 grid">
        <CallLink source="map popup" value={MAP_CALL_VALUE}>{info.call}</CallLink>
      </div>
    </Window>
  );
}
