import './enhance/enhance.ts';

// The framework's hot updates are for React in the browser, which this site does not have.
if (import.meta.hot) import.meta.hot.on('react-router:hmr', () => location.reload());
