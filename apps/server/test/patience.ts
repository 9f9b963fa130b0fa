import { vi } from 'vitest';

// Sockets, disks and processes on a busy machine; nothing here is about speed.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });
