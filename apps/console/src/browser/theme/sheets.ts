// Beside those of the components (`build/component-sheets.mjs`). The order counts.
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '../style/index.css';
