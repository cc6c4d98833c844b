import { mount } from 'svelte';
import './fonts.css';
import './theme.css';
import App from './App.svelte';
import { accentSheet } from './accents.ts';
import { router } from './router.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
document.head.append(accentSheet());
router.listen();
mount(App, { target });
