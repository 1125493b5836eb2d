// Those that only features use. Vite imports them before all else in this file.
import.meta.glob('../**/*.module.css', { eager: true });
