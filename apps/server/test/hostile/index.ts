// npm run attack [-- --sockets 1000] [--frames 100000] [--seconds 60] [--workers 1] [--tables 6] [--alone 3] [--only pings,fuzz] [--profile FOLDER]
//   hostile clients beside honest ones, each side in processes of its own; loopback only
// npm run attack -- --apart     the same with the server on a core of its own, for machines with few cores (Linux; as root others yield too)
// npm run attack -- --sockets 0 --idle 20000 --sleeping 100000     people who say nothing and matches that nobody looks at
import { bundleOf } from '../server-bundle.ts';

// Whoever helps is started by name with the same environment, and finds it built.
process.env.ATTACK_SERVER ??= await bundleOf('src/main.ts');
await import('./run.ts');
