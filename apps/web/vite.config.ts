import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './build/offline.ts';
import { sizeBudget } from './build/size-budget.ts';

export default defineConfig({
  plugins: [react(), sizeBudget(), offline()],
  // The server's content policy allows no inline data.
  build: { assetsInlineLimit: 0, target: 'es2023' },
  worker: { format: 'es' },
});
