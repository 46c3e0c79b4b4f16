-- The store of the very first release, as it made its files.
CREATE TABLE bookings (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  reference TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('pending', 'done')),
  received_at INTEGER NOT NULL,
  submitted_at TEXT NOT NULL,
  done_at INTEGER,
  service TEXT NOT NULL,
  location TEXT NOT NULL,
  vehicle_type TEXT NOT NULL,
  urgency TEXT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  phone TEXT NOT NULL,
  phone_key TEXT NOT NULL,
  email TEXT NOT NULL,
  vehicle_make TEXT NOT NULL,
  vehicle_model TEXT NOT NULL,
  vehicle_year TEXT NOT NULL,
  description TEXT NOT NULL,
  estimated_cost INTEGER NOT NULL,
  lead_score INTEGER NOT NULL,
  position TEXT,
  attribution TEXT,
  search_text TEXT NOT NULL
) STRICT;
CREATE INDEX bookings_phone ON bookings (phone_key, received_at);
CREATE INDEX bookings_received ON bookings (received_at);
CREATE TABLE calls (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  received_at INTEGER NOT NULL,
  source TEXT NOT NULL,
  value REAL,
  page TEXT NOT NULL
) STRICT;
CREATE INDEX calls_received ON calls (received_at);
CREATE TABLE health (one INTEGER PRIMARY KEY CHECK (one = 1), checked_at INTEGER NOT NULL) STRICT;
PRAGMA user_version = 1;
