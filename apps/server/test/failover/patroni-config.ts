import type { Host } from './network.ts';

export const PORTS = { postgres: 5432, patroni: 8008, etcd: 2379, etcdPeers: 2380 } as const;

/** As docs/hosting.md recommends it: a commit waits for a standby, and where there is none nothing is committed. */
const CLUSTER = {
  ttl: 20,
  loop_wait: 2,
  retry_timeout: 5,
  maximum_lag_on_failover: 1_048_576,
  primary_start_timeout: 0,
  synchronous_mode: true,
  synchronous_mode_strict: true,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: { max_connections: 100, wal_keep_size: '256MB', shared_buffers: '64MB' },
  },
};

const HBA = ['local all all trust', 'host all all 0.0.0.0/0 trust', 'host replication all 0.0.0.0/0 trust'];

/** Patroni reads YAML, and JSON is YAML. */
export function patroniConfig(host: Host, hosts: readonly Host[], folder: string, bin: string): string {
  const { name, address } = host;
  return JSON.stringify({
    scope: 'longbox',
    name,
    restapi: { listen: `${address}:${PORTS.patroni}`, connect_address: `${address}:${PORTS.patroni}` },
    // Patroni 3.0 with the newer protocol of etcd may hold an old key for ever after a partition, and then names no standby.
    etcd: { hosts: hosts.map((one) => `${one.address}:${PORTS.etcd}`) },
    bootstrap: { dcs: CLUSTER, initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'] },
    postgresql: {
      listen: `${address}:${PORTS.postgres}`,
      connect_address: `${address}:${PORTS.postgres}`,
      data_dir: `${folder}/data`,
      bin_dir: bin,
      pgpass: `${folder}/pgpass`,
      authentication: {
        superuser: { username: 'longbox', password: 'longbox' },
        replication: { username: 'replicator', password: 'replicator' },
      },
      pg_hba: HBA,
      parameters: { unix_socket_directories: folder },
    },
    watchdog: { mode: 'off' },
  });
}

export function etcdOptions({ name, address }: Host, hosts: readonly Host[], folder: string): string[] {
  const [clients, peers] = [`http://${address}:${PORTS.etcd}`, `http://${address}:${PORTS.etcdPeers}`];
  return Object.entries({
    name,
    'data-dir': `${folder}/etcd`,
    'listen-client-urls': clients,
    'advertise-client-urls': clients,
    'listen-peer-urls': peers,
    'initial-advertise-peer-urls': peers,
    'initial-cluster': hosts.map((one) => `${one.name}=http://${one.address}:${PORTS.etcdPeers}`).join(','),
    'initial-cluster-state': 'new',
    'enable-v2': 'true',
    'heartbeat-interval': '250',
    'election-timeout': '2500',
  }).map(([option, value]) => `--${option}=${value}`);
}

/** Whoever Patroni calls the primary gets the connections; those to another are cut. */
export const haproxyConfig = (port: number, hosts: readonly Host[]): string => `
global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 500ms fall 3 rise 1 on-marked-down shutdown-sessions
${hosts.map(({ name, address }) => `  server ${name} ${address}:${PORTS.postgres} maxconn 90 check port ${PORTS.patroni}`).join('\n')}
`;
