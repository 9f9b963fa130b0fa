import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The server's content policy allows no inline data.
  build: { assetsInlineLimit: 0 },
});
