// Settings of the built-in server: for a machine with two cores beside the program itself. Sessions set their own
// timeouts (pool.ts).
import { socketPort } from './socket-path.ts';

const settings: Record<string, string | number> = {
  // No network at all: only processes that may enter the data folder can connect.
  listen_addresses: '',
  port: socketPort,
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  max_connections: 100,
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  random_page_cost: 1.1,
  // On two cores a parallel query takes the core that answers the next guest.
  max_parallel_workers_per_gather: 0,
  jit: 'off',
  io_method: 'sync',
  // A client that was killed must not keep its row locks until it would have answered (reliability 4).
  client_connection_check_interval: '1s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_line_prefix: '%m [%p] ',
};

/** As arguments for `postgres`. */
export const serverFlags: readonly string[] = Object.entries(settings).flatMap(([name, value]) => [
  '-c',
  `${name}=${value}`,
]);
