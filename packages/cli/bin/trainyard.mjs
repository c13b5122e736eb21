#!/usr/bin/env node
import '../dist/trainyard.mjs';
