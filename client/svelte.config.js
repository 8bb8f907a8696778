// Runes everywhere: what is reactive is said so.
export default { compilerOptions: { runes: true } };
