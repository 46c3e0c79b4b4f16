/** A load of bookings from a process of its own: each is sent once and must be answered with 201. */
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { connection } from './http';

interface Task {
  port: number;
  connections: number;
  ms: number;
  /** Milliseconds from one booking of a connection to its next; without it, each follows the answer at once. */
  everyMs?: number;
}
interface Load {
  /** Bookings a second. */
  rate: number;
  /** Milliseconds from the request to its answer, one for each. */
  latencies: number[];
}

export function loadBookings(task: Task): Promise<Load> {
  return new Promise((done, fail) => {
    const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(task)], { execArgv: ['--import', 'tsx'] });
    child.once('message', (load) => done(load as Load));
    child.once('error', fail);
    child.once('exit', (code) => code !== 0 && fail(new Error(`the load ended with code ${code}`)));
  });
}

/** What is posted for a booking of its own. */
export function bookingBody(): string {
  const data = {
    id: randomUUID(),
    service: 'towing_service',
    location: 'Deira',
    vehicleType: 'Sedan',
    urgency: 'immediate',
    customerInfo: {
      firstName: 'Mariam',
      lastName: 'Haddad',
      phone: `05${Math.floor(Math.random() * 1e8)
        .toString()
        .padStart(8, '0')}`,
      email: 'm@mail.example',
      vehicleMake: 'Nissan',
      vehicleModel: 'Patrol',
      vehicleYear: '2019',
      description: 'The engine stopped on the exit ramp.',
    },
    consent: true,
    estimatedCost: 240,
    submittedAt: new Date().toISOString(),
    status: 'pending',
  };
  return JSON.stringify({ action: 'store-booking', data });
}

const request = (): string => {
  const body = bookingBody();
  return `POST /api/real-crm-endpoint HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
};

async function run({ port, connections, ms, everyMs = 0 }: Task): Promise<Load> {
  const latencies: number[] = [];
  const begin = performance.now();
  const client = async (i: number): Promise<void> => {
    const { ask, end } = connection(port);
    for (
      let due = begin + (i * everyMs) / connections;
      due < begin + ms;
      due = everyMs > 0 ? due + everyMs : performance.now()
    ) {
      const early = due - performance.now();
      if (early > 0) await new Promise((later) => setTimeout(later, early));
      const text = request();
      // Measured from when the booking was due, not from the previous answer: delay caused by a slow answer counts.
      const from = everyMs > 0 ? due : performance.now();
      const { status, body } = await ask(text);
      if (status !== 201) throw new Error(`not stored: ${status} ${body}`);
      latencies.push(performance.now() - from);
    }
    end();
  };
  await Promise.all(Array.from({ length: connections }, (_, i) => client(i)));
  return { rate: (latencies.length / (performance.now() - begin)) * 1000, latencies };
}

if (process.send)
  void run(JSON.parse(process.argv[2] ?? '') as Task).then((load) => process.send?.(load, () => process.exit(0)));
