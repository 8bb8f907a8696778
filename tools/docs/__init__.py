"""The documentation site: laid out from docs/, built by Zensical, every link followed."""
