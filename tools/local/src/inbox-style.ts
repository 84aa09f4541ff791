export const inboxStyle = `
:root { color-scheme: light dark; --line: light-dark(#d9dee5, #333a44); --soft: light-dark(#5b6673, #9aa5b1);
  --page: light-dark(#f4f6f8, #14181d); --card: light-dark(#fff, #1c2127); --accent: light-dark(#1857c7, #8ab4ff); }
* { box-sizing: border-box } body { margin: 0; font: 15px/1.5 system-ui, sans-serif; background: var(--page) }
header { display: flex; gap: 1rem; align-items: baseline; padding: .9rem 1.25rem;
  border-bottom: 1px solid var(--line); background: var(--card) }
h1 { font-size: 1.05rem; margin: 0 }
h2 { margin: 0 0 .5rem; font-size: 1.25rem }
h3 { margin: 1.5rem 0 .5rem; font-size: 1.05rem }
header p { margin: 0; color: var(--soft) } header form { margin-left: auto } a { color: var(--accent) }
button { font: inherit; padding: .25rem .75rem; border: 1px solid var(--line); border-radius: 6px;
  background: transparent; color: inherit; cursor: pointer }
input { font: inherit; padding: .25rem .5rem; border: 1px solid var(--line); border-radius: 6px;
  background: var(--page); color: inherit }
main { display: grid; grid-template-columns: minmax(16rem, 24rem) 1fr; min-height: calc(100vh - 3.4rem) }
nav { border-right: 1px solid var(--line); background: var(--card) } nav ol { list-style: none; margin: 0; padding: 0 }
nav a { display: block; padding: .7rem 1.25rem; border-bottom: 1px solid var(--line); text-decoration: none;
  color: inherit }
nav a:hover, nav a[aria-current] { background: var(--page) }
nav a[aria-current] { box-shadow: inset 3px 0 var(--accent) }
nav b, nav small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
small { color: var(--soft) }
.kind { border: 1px solid var(--line); border-radius: 4px; padding: 0 .3rem }
article { padding: 1.25rem; min-width: 0 }
dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem .9rem; margin: 0 0 1rem }
dt { color: var(--soft) } dd { margin: 0; overflow-wrap: anywhere }
iframe, pre { width: 100%; border: 1px solid var(--line); border-radius: 8px; background: var(--card) }
iframe { height: 60vh; background: #fff } pre { padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere }
.empty { padding: 3rem 1.25rem; color: var(--soft); text-align: center }
.chat { max-width: 42rem; padding: 1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--card);
  overflow-wrap: anywhere }
.chat p { margin: .3rem 0 } .bar { border-left: 4px solid; padding: .1rem 0 .1rem .8rem; margin: .4rem 0 }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem }
.card, .section { padding: .2rem 0 }
.section { border-top: 1px solid var(--line) }
.push { display: inline-block; padding: .25rem .75rem; border: 1px solid var(--accent); border-radius: 6px;
  text-decoration: none; color: var(--accent) }
.bubble { padding: .2rem .8rem; border-radius: 12px; background: var(--page); border: 1px solid var(--line) }
.said, .got { max-width: 36rem; margin: .6rem 0 }
.said { margin-left: 3rem }
.say { display: flex; gap: .5rem; max-width: 36rem }
.say input:not([type]) { flex: 1 }
@media (max-width: 46rem) { main { grid-template-columns: 1fr } nav { border-right: 0 } }
`;
