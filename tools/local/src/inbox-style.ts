import { sheet } from '@platform/look';

/** The sheet of all pages, and what only the inbox has. The looks of chats follow those of the providers. */
export const inboxStyle = `${sheet}
body { font-size: .875rem }
header { display: flex; gap: 1rem; align-items: center; padding: .6rem 1.25rem; border-bottom: 1px solid var(--line);
  background: var(--card) }
h1 { font-size: 1rem }
h1 a { display: flex; align-items: center; gap: .6rem; color: inherit; text-decoration: none }
h1 .mark { width: 1.75rem; height: 1.75rem }
h2 { margin: 0 0 .5rem } h3 { margin: 1.5rem 0 .5rem }
header p { margin: 0; color: var(--soft) } form { margin: 0 } header form { margin-left: auto }
main { display: grid; grid-template-columns: minmax(16rem, 24rem) 1fr; min-height: calc(100vh - 3.5rem) }
nav { border-right: 1px solid var(--line); background: var(--card) } nav ol { list-style: none; margin: 0; padding: 0 }
nav a { display: block; padding: .7rem 1.25rem; border-bottom: 1px solid var(--line); text-decoration: none;
  color: inherit }
nav a:hover, nav a[aria-current] { color: inherit; background: var(--page) }
nav a[aria-current] { box-shadow: inset 3px 0 var(--accent) }
nav b, nav small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
small { color: var(--soft) }
article { padding: 1.25rem; min-width: 0 }
dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem .9rem; margin: 0 0 1rem }
dt { color: var(--soft) } dd { margin: 0; overflow-wrap: anywhere }
iframe, pre { width: 100%; border: 1px solid var(--line); border-radius: var(--radius-card); background: var(--card) }
iframe { height: 60vh; background: #fff } pre { padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere }
.empty { border: 0; padding: 3rem 1.25rem }
.chat { max-width: 42rem; padding: 1rem; border: 1px solid var(--line); border-radius: var(--radius-card);
  background: var(--card); overflow-wrap: anywhere }
.chat p { margin: .3rem 0 } .bar { border-left: 4px solid; padding: .1rem 0 .1rem .8rem; margin: .4rem 0 }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem }
.section { padding: .2rem 0; border-top: 1px solid var(--line) }
.push { display: inline-block; padding: .25rem .75rem; border: 1px solid var(--accent);
  border-radius: var(--radius-field); text-decoration: none }
.bubble { padding: .2rem .8rem; border-radius: var(--radius-card); background: var(--page);
  border: 1px solid var(--line) }
.said, .got { max-width: 36rem; margin: .6rem 0 }
.said { margin-left: 3rem }
.say { display: flex; gap: .5rem; max-width: 36rem }
.say .button { width: auto }
@media (max-width: 46rem) { main { grid-template-columns: minmax(0, 1fr) } nav { border-right: 0 }
  header { flex-wrap: wrap } }
`;
