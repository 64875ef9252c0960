/** Stands before all other imports of the worker, whose file lies where the site begins. */
globalThis.basePath = new URL('.', location.href).pathname.slice(0, -1)
